/** A name is a public id, its last part, or a folder of it: `hero`, `films/hero`, `articles`. None means all. */
export const chosenBy = (names: readonly string[]) => (id: string) =>
  names.length === 0 || names.some((name) => id === name || id.split('/').includes(name))
