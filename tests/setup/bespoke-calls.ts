import type { TestApp } from "./test-app.ts";

export const LOOK = "Something in linen for a beach wedding in December";

export interface BespokeForm {
  description?: string;
  email?: string;
  image?: Buffer | undefined;
  /** The file name and type that the sender claims. */
  imageName?: string;
  imageType?: string;
}

/** Sends the form as a browser does. */
export async function requestOutfit(
  { app }: TestApp,
  {
    description = LOOK,
    email = "asha@mail.example",
    image,
    imageName = "look.jpg",
    imageType = "image/jpeg",
  }: BespokeForm = {},
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.append("description", description);
  form.append("email", email);
  if (image) {
    form.append("image", new Blob([image as Uint8Array<ArrayBuffer>], { type: imageType }), imageName);
  }
  const encoded = new Response(form);
  return app.inject({
    method: "POST",
    url: "/backend/bespoke",
    headers: { "content-type": encoded.headers.get("content-type") ?? "", ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
