import { z } from "zod";

const count = z.number().int().min(0);

/** What waits for an administrator, for the numbers beside the dashboard's sections. */
export const waitingSchema = z
  .object({
    requests: count.describe("bespoke requests without an answer, each of which is due within a day"),
    texts: count.describe("comments and replies that are held or reported"),
    links: count.describe("links whose page is gone or cannot be reached"),
  })
  .meta({ id: "Waiting" });
export type Waiting = z.infer<typeof waitingSchema>;
