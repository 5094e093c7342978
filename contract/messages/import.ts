import { CATALOGUE_FILE_MAX_BYTES, ZIP_FILES_MAX, ZIP_MAX_BYTES } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";
import { groupDigits } from "#contract/values/money.ts";

const FILE_MAX_MEGABYTES = CATALOGUE_FILE_MAX_BYTES / 1024 / 1024;
const ZIP_MAX_GIGABYTES = ZIP_MAX_BYTES / 1024 ** 3;

/** Messages of importing a catalogue file and undoing an import. */

export const IMPORT_MESSAGES = {
  fileRequired: "Please choose a catalogue file",
  tooManyLines: "Only the first 100,000 lines were read: please split the file",
  tooManyRefused:
    "1,000 outfits in a row have mistakes, so nothing from here on was read: please mend them first",
  idUnknown: "Please leave the id blank for a new outfit: only the ids that an export writes are known",
  idTwice: "An outfit with this id stands above already: please leave one of them out",
  itemsUnmatched: ({ stored, rows }: { stored: number; rows: number }) =>
    `The outfit has ${stored} items in the shop and ${rows} here: please add the column itemLink, which tells them apart`,
  itemsUnnamed: ({ stored }: { stored: number }) =>
    `The outfit has ${stored} items, and the rows do not say which is which: please add the column itemLink or itemName`,
  itemsUnclear: ({ stored }: { stored: number }) =>
    `The names do not tell which of the outfit’s ${stored} items each row is about: please add the column itemLink`,
  changedMeanwhile:
    "The outfit was changed or deleted in the shop while the file was imported: please import the file again",
  priceAmbiguous: "This price can mean two amounts: please write it as 1299.50",
  formulaFailed: "A formula of the spreadsheet failed here: please mend it, or write the value itself",
  formulaWithoutValue: ({ column }: { column: string }) =>
    `The formula in ${column} has no value: please open the file in Excel or LibreOffice, save it, and choose it again`,
  lostLetters:
    "Question marks stand where letters were: please save the file as “CSV UTF-8” or XLSX, which keep every script",
  sheetUnread: ({ name }: { name: string }) =>
    `The sheet “${name}” has such columns too and is not read: please import it as a file of its own`,
  listOpen: "The list is not closed with ]: the end of the file is missing",
} as const;

/** Errors of importing a catalogue file and undoing an import. */
export const IMPORT_ERRORS = errorMessages("import", {
  fileUnknown: "Please choose a catalogue: CSV, XLSX, JSON Lines or a JSON list, also in gzip or a ZIP",
  fileTooLarge: [
    `The file is too large: please split it into parts of at most ${FILE_MAX_MEGABYTES} MB`,
    { maximum: FILE_MAX_MEGABYTES },
  ],
  fileEmpty: "There are no outfits in this file",
  fileEncoding: "The file is not UTF-8 text: please save it again as “CSV UTF-8”",
  fileUnreadable: "The file takes too long to read: please split it, or save it again from your program",
  fileDamaged: "The packed file is damaged: please pack it again",
  fileLocked: "The file is protected by a password: please save it without one",
  zipWithoutCatalogue: "The ZIP has no catalogue file: please put a CSV, XLSX or JSON file into it",
  zipWithSeveral: ({ names }: { names: string }) =>
    `The ZIP has several catalogue files: please leave one of ${names}`,
  zipWithLinks: ({ name }: { name: string }) =>
    `The ZIP has a link in place of a file (${name}): please pack the files themselves`,
  zipWithPaths:
    "The ZIP has a path that leads out of it: please pack one folder with the catalogue and its pictures",
  zipTooMany: [
    `The ZIP has more than ${groupDigits(ZIP_FILES_MAX)} files: please split it`,
    { maximum: ZIP_FILES_MAX },
  ],
  zipTooLarge: [
    `The ZIP has more than ${ZIP_MAX_GIGABYTES} GB: please split it`,
    { maximum: ZIP_MAX_GIGABYTES },
  ],
  zipOfTooMany: [
    `A ZIP has at most ${ZIP_FILES_MAX} files: please filter the table, and export the looks in parts`,
    { maximum: ZIP_FILES_MAX },
  ],
  alreadyRunning: "Another import is under way: please wait until it is done",
  nothingToUndo: "There is no import to undo",
  notTheLast: "Only the last import can be undone",
  stillRunning: "This import is under way: please wait until it is done",
  underUndo: "The last import is being undone: please wait until that is done",
  undoBrokeOff: "Undoing the import broke off: please undo it again",
  notFound: "There is no such import",
  productsInstead: "This is a file of products: please import it in the section Pieces",
  columnsMissing: ({ columns }: { columns: string }) =>
    `The first row has to name the columns; these are missing: ${columns}`,
  tooManyFiles: "Many files are being read. Please try again in a moment.",
});
