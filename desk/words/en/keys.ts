export const keys = {
  allKeys: 'All keys',
  anywhere: 'Anywhere',
  here: 'On this page',
  palette: 'Command palette',
  showKeys: 'Show all keys',
  undoLast: 'Undo the last change',
  goTo: (place: string) => `Go to ${place}`,
  between: 'then',
  singleKeys: 'Single-letter keys',
  singleKeysHint:
    'Letters such as g or z act at once when no field has the caret. Switch them off if you dictate, or press keys by accident.',
  on: 'On',
  off: 'Off',
  search: 'Search commands',
  nothingFound: 'No command has these words.',
} as const
