import { PRODUCT_FILE_MAX_BYTES, PRODUCT_ROWS_MAX } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";
import { groupDigits } from "#contract/values/money.ts";

const FILE_MAX_MEGABYTES = PRODUCT_FILE_MAX_BYTES / 1024 / 1024;

/** Messages about pieces and their import from product files. */

export const PIECE_MESSAGES = {
  searchTooLong: "Please search for fewer characters",
  imageInvalid: "Please enter the picture's full web address, which begins with https://",
  colourUnknown: "Colour must be one of the shop's colours",
  availabilityUnknown: "Availability must be in_stock, out_of_stock or unknown",
  fileRequired: "Please choose a product file",
  mappingInvalid: "The columns must be given as JSON: an object of field and heading",
  shopAddressInvalid: "Please enter the shop's address, such as https://www.example.in",
  nameMissing: "The product has no name",
  priceMissing: "The product has no price",
  priceUnreadable: "This price cannot be read: please write it as 1299.50",
  saleUnreadable:
    'When the sale begins or ends cannot be read: please write it as 2026-11-30, or choose "Not in the file" for the sale price',
  priceCurrency: ({ currency }: { currency: string }) =>
    `The price is in ${currency}: only prices in rupees can be imported`,
  linkMissing: "The product has no link to its page",
  unpublished: "The product is not published in its shop, so its page cannot be opened",
  linkTwice: "A product with this link stands above already",
  tooManyRows: `Only the first ${groupDigits(PRODUCT_ROWS_MAX)} rows were read: please split the file`,
  tooManyRefused:
    "1,000 products in a row have mistakes, so nothing from here on was read: please mend them, or choose other columns",
} as const;

/** Errors of pieces and their import. */
export const PIECE_ERRORS = errorMessages("piece", {
  notFound: "This piece has been deleted.",
  changedMeanwhile: "This piece has been changed since you opened it. Please look at the changes first.",
  linkTaken: ({ name }: { name: string }) => `Another piece has this link already: ${name}`,
  fileUnknown:
    "Please choose a product file: CSV, TSV, XLSX or a Google Merchant feed in XML, also in gzip or a ZIP",
  fileUnreadable: "The file takes too long to read: please split it, or download it again from the shop",
  fileTooLarge: [
    `The file is too large: please split it into parts of at most ${FILE_MAX_MEGABYTES} MB`,
    { maximum: FILE_MAX_MEGABYTES },
  ],
  zipWithoutProducts: "The ZIP has no product file: please put a CSV, XLSX or XML file into it",
  fileEmpty: "There are no products in this file",
  xmlBroken: "The XML is damaged: please download the feed again",
  columnUnknown: ({ heading }: { heading: string }) => `The file has no column “${heading}”`,
  columnsNeeded: ({ fields }: { fields: string }) => `Please choose the columns of ${fields}`,
  shopAddressNeeded: "The file has no links: please enter the address of the shop that it is from",
  alreadyRunning: "Another import is under way: please wait until it is done",
  notRunning: "This import has ended already",
  nothingToUndo: "There is no import to undo",
  notTheLast: "Only the last import can be undone",
  stillRunning: "This import is under way: please wait until it is done, or cancel it",
  underUndo: "The last import is being undone: please wait until that is done",
  undoBrokeOff: "Undoing the import broke off: please undo it again",
  importNotFound: "There is no such import",
});
