declare module 'virtual:first-pictures' {
  /** By public id, each as a candidate of a source set. */
  export const firstPictures: Readonly<Record<string, string>>
}
