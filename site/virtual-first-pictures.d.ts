declare module 'virtual:first-pictures' {
  export const firstPictures: Readonly<Record<string, string>>
}
