/** Messages of importing a catalogue file and undoing an import. */

export const IMPORT_MESSAGES = {
  fileRequired: "Please choose a catalogue file",
  fileUnknown: "Please choose a JSON Lines or CSV file",
  fileTooLarge: "The file is too large: please split it into parts of at most 20 MB",
  fileEmpty: "There are no outfits in this file",
  fileEncoding: "The file is not UTF-8 text: please save it again as “CSV UTF-8”",
  tooManyLines: "Only the first 100,000 lines were read: please split the file",
  tooManyRefused:
    "1,000 outfits in a row have mistakes, so nothing from here on was read: please mend them first",
  fileUnreadable: "The file takes too long to read: please split it, or save it again from your program",
  fileDamaged: "The packed file is damaged: please pack it again",
  alreadyRunning: "Another import is under way: please wait until it is done",
  nothingToUndo: "There is no import to undo",
  notTheLast: "Only the last import can be undone",
  stillRunning: "This import is under way: please wait until it is done",
  notFound: "There is no such import",
} as const;
