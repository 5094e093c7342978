import { eq } from "drizzle-orm";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { Call } from "#contract/permissions.ts";
import { links } from "#server/db/schema/links.ts";
import { pictureRights } from "#server/db/schema/studio.ts";
import { identities, sessions } from "#server/db/schema/users.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { findItems } from "#server/modules/outfits/detail/outfit-repository.ts";
import { saveComposition } from "#server/modules/studio/compositions.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createCartEntry } from "#tests/factories/cart-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createImport, createOutfit, outfitInput } from "#tests/factories/outfit-factory.ts";
import { createPasskey } from "#tests/factories/passkey-factory.ts";
import { createPiece, createPieceImport, pieceInput } from "#tests/factories/piece-factory.ts";
import { createSubmission } from "#tests/factories/submission-factory.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { type Form, formOf, outfitForm, smallPicture } from "./outfit-forms.ts";
import type { TestShop } from "./test-app.ts";

/** Ids that a call's path can contain; everything belongs to the owner. */
export interface Subject {
  ownerId: string;
  outfitId: string;
  itemId: string;
  commentId: string;
  replyId: string;
  queuedContributionId: string;
  cartOutfitId: string;
  importId: string;
  requestId: string;
  linkId: string;
  sessionId: string;
  passkeyId: string;
  identityId: string;
  boardId: string;
  pieceId: string;
  pieceImportId: string;
  cutoutId: string;
  /** Of a stylist who is another person than the owner. */
  username: string;
  submissionId: string;
  waitingSubmissionId: string;
}

/** Well-formed, but only an authenticator can make a valid one. */
const newCredential = {
  ...{ id: "AA", rawId: "AA", type: "public-key" },
  response: { clientDataJSON: "AA", attestationObject: "AA" },
};

/** Bodies that calls need to succeed. */
const BODIES: Partial<Record<Call, (subject: Subject) => object>> = {
  "PUT /user/update/:id": () => ({ fullName: "Asha Rao" }),
  "POST /user/passkeys/options": () => ({}),
  "POST /user/reauthenticate": () => ({ currentPassword: "Marigold-7" }),
  "POST /user/passkeys": () => ({ name: "My phone", response: newCredential }),
  "PUT /user/passkeys/:id": () => ({ name: "My phone" }),
  "PUT /user/admin/:id/role": () => ({ isUserAdmin: true }),
  "PUT /user/admin/:id/block": () => ({ blocked: true }),
  "POST /outfit/report/:outfitId/:commentId": () => ({ reason: "spam" }),
  "POST /outfit/report/:outfitId/:commentId/:replyId": () => ({ reason: "spam" }),
  "POST /moderation/admin/:id": () => ({ action: "approve" }),
  "POST /cart/add-outfit": ({ outfitId }) => ({ outfitId, quantity: 1 }),
  "PUT /cart/outfit/:cartOutfitId/quantity": () => ({ quantity: 2 }),
  "POST /board": () => ({ name: "Weekend" }),
  "PUT /board/:id": () => ({ name: "Weekend" }),
  "PUT /board/:id/outfit/:outfitId/position": () => ({ after: null }),
  "PUT /stylist/about": () => ({ about: "Sarees of Bengal" }),
  "PUT /user/alerts": () => ({ priceDrops: true }),
  "PUT /user/newsletter": () => ({ subscribed: false }),
  "POST /outfit/comment/:outfitId": () => ({ text: "Lovely" }),
  "POST /outfit/reply/:outfitId/:commentId": () => ({ text: "Lovely" }),
  "POST /outfit/item/:itemId/report": () => ({ reason: "broken" }),
  "PUT /link/admin/replace/:linkId": () => ({ url: "https://shop.example/new" }),
  "POST /link/admin/price/:linkId": () => ({ accept: true }),
  "POST /piece/admin/pieces": () => pieceInput(),
  "POST /piece/admin/import/cancel": ({ pieceImportId }) => ({ id: pieceImportId }),
  "POST /piece/admin/import/undo": ({ pieceImportId }) => ({ id: pieceImportId }),
  "PUT /piece/admin/pieces/:id": () => pieceInput(),
  "PUT /dashboard/admin/first-steps": () => ({ isHidden: true }),
  "POST /dashboard/admin/demo/remove": () => ({ shopName: "Ensemble" }),
  "PUT /settings/admin": () => ({ followShopPrices: true }),
  "PUT /studio/admin/draft": () => ({ composition: composition() }),
  "POST /studio/admin/arrange": () => ({ seed: "a", pieces: [{ itemName: "Red kurta" }] }),
  "POST /studio/admin/layers": () => ({ pieces: [{ itemName: "Red kurta", role: "top", width: 0.4 }] }),
  "POST /studio/admin/ground": () => ({ seed: "a", ground: composition().ground }),
  "POST /studio/admin/preview": () => ({ composition: composition() }),
  "PUT /studio/draft": () => ({ composition: composition() }),
  "POST /studio/arrange": () => ({ seed: "a", pieces: [{ itemName: "Red kurta" }] }),
  "POST /studio/layers": () => ({ pieces: [{ itemName: "Red kurta", role: "top", width: 0.4 }] }),
  "POST /studio/ground": () => ({ seed: "a", ground: composition().ground }),
  "POST /studio/preview": () => ({ composition: composition() }),
  "POST /studio/cutout/:id/mend": () => ({ strokes: [] }),
  "POST /link/admin/read": () => ({ url: "https://localhost/" }),
  "POST /studio/admin/cutout/:id/mend": () => ({ strokes: [] }),
  "POST /submission/admin/:id": () => ({ action: "publish" }),
  "POST /outfit/admin/bulk": ({ outfitId }) => ({ ids: [outfitId], action: "addTag", tag: "weekend" }),
  "POST /bespoke/admin/requests/:id/answer": ({ outfitId }) => ({ outfitIds: [outfitId], note: "For you" }),
};

/** Forms of the calls that take no JSON. */
const FORMS: Partial<Record<Call, () => Promise<Form>>> = {
  "POST /outfit/create": async () => outfitForm({}, { image: await smallPicture() }),
  "PUT /outfit/update/:id": async () => outfitForm(),
  "POST /outfit/admin/import": catalogueForm,
  "POST /outfit/admin/import/preview": catalogueForm,
  "PUT /settings/admin/picture/:kind": pictureForm,
  "POST /settings/admin/picture": pictureForm,
  "POST /studio/admin/cutout": pictureForm,
  "POST /studio/admin/ground-picture": pictureForm,
  "POST /studio/cutout": pictureForm,
  "POST /studio/ground-picture": pictureForm,
  "POST /submission": async () => outfitForm({}, { image: await smallPicture() }),
  "PUT /submission/:id": async () => outfitForm(),
  "POST /piece/admin/import": productForm,
  "POST /piece/admin/import/preview": productForm,
};

/** Queries that calls need to succeed. */
const QUERIES: Partial<Record<Call, string>> = {
  "GET /studio/admin/picture/:outfitId": "?format=1x1",
};

/** What the calls are about. */
export async function createSubject(shop: TestShop): Promise<Subject> {
  const { database, blobStore } = shop;
  const ownerId = await createUser(database, { emailConfirmedAt: new Date() });
  await database.insert(pictureRights).values({ userId: ownerId });
  const importId = await createImport(database);
  const mediaService = createMediaService({ database, store: blobStore });
  const picture = await mediaService.save(await smallPicture());
  const outfitId = await createOutfit(database, { importId, mediaId: picture.id });
  await saveComposition(database, outfitId, { composition: composition(), mediaId: picture.id });
  const itemId = (await findItems(database, outfitId))[0]?.id ?? "";
  const commentId = await createComment(database, { outfitId, userId: ownerId });
  const replyId = await createReply(database, { commentId, userId: ownerId });
  const queuedContributionId = await createComment(database, { outfitId, queuedAt: new Date() });
  const cartOutfitId = await createCartEntry(database, { userId: ownerId, outfitId });
  const { id: mediaId } = await mediaService.savePrivate(await smallPicture());
  const requestId = await createRequest(database, { mediaId });
  await createSession(database, ownerId);
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, ownerId));
  const sessionId = session?.id ?? "";
  const passkeyId = await createPasskey(database, ownerId);
  const identity = { issuer: "https://provider.example", subject: ownerId, userId: ownerId };
  const [linked] = await database.insert(identities).values(identity).returning({ id: identities.id });
  // Public, so that everybody can read it.
  const boardId = await createBoard(database, { userId: ownerId, isPublic: true, outfitIds: [outfitId] });
  const [link] = await database.select().from(links).limit(1);
  const linkId = link?.id ?? "";
  const pieceId = await createPiece(database);
  const pieceImportId = await createPieceImport(database, pieceId);
  const cutoutId = await createCutout(shop, { userId: ownerId });
  const submissionId = await createSubmission(shop, { userId: ownerId });
  const waitingSubmissionId = await createSubmission(shop, { userId: ownerId, state: "submitted" });
  const username = `stylist-${ownerId.slice(0, 8)}`;
  const stylistId = await createUser(database, { username });
  await createOutfit(database, { stylistId });
  await database.update(links).set({ foundPriceHundredths: 100, foundCurrency: "INR", isPriceWaiting: true });
  return {
    ownerId,
    outfitId,
    itemId,
    commentId,
    replyId,
    queuedContributionId,
    cartOutfitId,
    importId,
    requestId,
    linkId,
    sessionId,
    passkeyId,
    identityId: linked?.id ?? "",
    boardId,
    pieceId,
    pieceImportId,
    ...{ cutoutId, submissionId, waitingSubmissionId },
    username,
  };
}

/** A call about the subject that succeeds for who may make it, without the caller's headers. */
export async function requestFor(call: Call, subject: Subject) {
  const [method, path = ""] = call.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const address = path
    .replace(":id", idFor(path, subject))
    .replace(":kind", "logo")
    .replace(":page", "home")
    .replace(
      /:(outfitId|itemId|linkId|commentId|replyId|cartOutfitId|username)/g,
      (_all, name: keyof Subject) => subject[name],
    );
  const form = await FORMS[call]?.();
  const payload = form?.payload ?? BODIES[call]?.(subject);
  return {
    method,
    url: `${API_PREFIX}${address}${QUERIES[call] ?? ""}`,
    headers: form?.headers ?? {},
    ...(payload ? { payload } : {}),
  };
}

function idFor(path: string, subject: Subject): string {
  const { ownerId, outfitId, importId, requestId, sessionId, passkeyId, boardId, queuedContributionId } =
    subject;
  if (path.startsWith("/user/sessions/")) return sessionId;
  if (path.startsWith("/user/passkeys/")) return passkeyId;
  if (path.startsWith("/user/identities/")) return subject.identityId;
  if (path.startsWith("/user/")) return ownerId;
  if (path.startsWith("/board/")) return boardId;
  if (path.startsWith("/piece/")) return subject.pieceId;
  if (path.startsWith("/studio/")) return subject.cutoutId;
  if (path.startsWith("/submission/admin/")) return subject.waitingSubmissionId;
  if (path.startsWith("/submission/")) return subject.submissionId;
  if (path.startsWith("/bespoke/")) return requestId;
  if (path.startsWith("/moderation/")) return queuedContributionId;
  return path.includes("/import/") ? importId : outfitId;
}

function catalogueForm(): Promise<Form> {
  return formOf([["file", { bytes: Buffer.from(JSON.stringify(outfitInput())), name: "one.jsonl" }]]);
}

async function pictureForm(): Promise<Form> {
  return formOf([["image", { bytes: await smallPicture(), name: "picture.png" }]]);
}

function productForm(): Promise<Form> {
  const text = "name,price,link\nRust linen kurta,1499,https://shop.example/p/1\n";
  return formOf([["file", { bytes: Buffer.from(text), name: "products.csv" }]]);
}
