import { expect } from "vitest";
import type { AdminSubmission, Submission, SubmissionAction } from "#contract/submissions/submissions.ts";
import { pictureRights } from "#server/db/schema/studio.ts";
import { submissionInput } from "#tests/factories/submission-factory.ts";
import { send } from "./admin-calls.ts";
import { type Caller, signIn } from "./engagement-calls.ts";
import { type FormFile, formOf, smallPicture } from "./outfit-forms.ts";
import type { TestApp } from "./test-app.ts";

type Headers = Record<string, string>;
type Overrides = Parameters<typeof signIn>[1];

/** The author's form with default values; `changes` replaces fields, and undefined omits one. */
async function submissionForm(changes: Record<string, unknown>, image?: FormFile | Buffer) {
  const { items, tags, ...texts } = submissionInput();
  const fields: Record<string, unknown> = { ...texts, items, tags, ...changes };
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const);
  const file = Buffer.isBuffer(image) ? { bytes: image } : image;
  return formOf(file ? [...entries, ["image", file]] : entries);
}

/** Calls about submitted looks. */
export function submissionCalls(shop: TestApp) {
  const inject = (method: "GET" | "POST" | "DELETE", path: string, headers: Headers, payload?: object) =>
    shop.app.inject({ method, url: `/backend/submission${path}`, headers, ...(payload && { payload }) });
  const create = async (
    headers: Headers,
    changes: Record<string, unknown> = {},
    image?: FormFile | Buffer,
  ) => {
    const picture = image ?? (changes.composition ? undefined : await smallPicture());
    return send(shop, "POST", "/submission", headers, await submissionForm(changes, picture));
  };
  const submit = (headers: Headers, id: string) => inject("POST", `/${id}/submit`, headers);
  return {
    inject,
    create,
    submit,
    edit: async (headers: Headers, id: string, changes: Record<string, unknown> = {}, image?: Buffer) =>
      send(shop, "PUT", `/submission/${id}`, headers, await submissionForm(changes, image)),
    decide: (headers: Headers, id: string, action: SubmissionAction, more: object = {}) => {
      const note = action === "publish" ? {} : { note: "Please use another picture." };
      return inject("POST", `/admin/${id}`, headers, { action, ...note, ...more });
    },
    queue: async (headers: Headers, query = ""): Promise<AdminSubmission[]> =>
      (await inject("GET", `/admin${query}`, headers)).json().submissions,
    /** Who has confirmed their address and the rights in their pictures. */
    author: async (overrides: Overrides = {}): Promise<Caller> => {
      const caller = await signIn(shop, { emailConfirmedAt: new Date(), ...overrides });
      await shop.database.insert(pictureRights).values({ userId: caller.userId });
      return caller;
    },
    /** Saves a look and submits it. */
    submitted: async (headers: Headers, changes: Record<string, unknown> = {}): Promise<Submission> => {
      const created = await create(headers, changes);
      expect(created.statusCode, created.body).toBe(201);
      const response = await submit(headers, created.json<Submission>()._id);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<Submission>();
    },
  };
}
