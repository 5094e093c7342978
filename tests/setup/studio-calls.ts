import type { Cutout } from "#contract/studio/studio.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { type FormFile, formOf } from "#tests/setup/outfit-forms.ts";
import type { TestApp } from "#tests/setup/test-app.ts";

type Headers = Record<string, string>;

/** The response of a call of the studio that returns a cut-out, or says why there is none. */
export interface CutoutResponse {
  status: number;
  body: Cutout & { message: string; reason: string };
}

/** Calls of the studio about cut-outs. */
export function cutoutCalls(shop: TestApp) {
  const post = async (path: string, headers: Headers, payload?: object | Buffer): Promise<CutoutResponse> => {
    const url = `/backend/studio/admin${path}`;
    const response = await shop.app.inject({ method: "POST", url, headers, ...(payload && { payload }) });
    const body = response.body === "" ? ({} as CutoutResponse["body"]) : response.json();
    return { status: response.statusCode, body };
  };
  return {
    post,
    /** A multipart form with `fields`: texts, or a picture. */
    send: async (headers: Headers, fields: Record<string, string | FormFile>, path = "/cutout") => {
      const form = await formOf(Object.entries(fields));
      return post(path, { ...headers, ...form.headers }, form.payload);
    },
    mend: (headers: Headers, id: string, strokes: object[]) =>
      post(`/cutout/${id}/mend`, headers, { strokes }),
    /** An administrator who has confirmed the rights in the pictures. */
    administrator: async (): Promise<Headers> => {
      const { headers } = await signIn(shop, { isAdmin: true });
      await post("/rights", headers);
      return headers;
    },
  };
}
