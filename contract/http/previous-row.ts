import { z } from "zod";

/**
 * Part of each page of a list that is loaded on page by page. A client that does not know this row has missed
 * some: rows before the page have gone since it loaded the page before, and those that followed have moved up.
 */
export const previousRow = {
  previousId: z
    .string()
    .optional()
    .describe("the id of the row before this page; absent where there is none"),
};
