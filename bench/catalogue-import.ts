import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { ADMIN, signInAdmin } from "./admin-session.ts";

/** Signs the administrator of ADMIN_ENV in and starts the import; returns the call that reads its state. */
export async function beginImport(
  url: string,
  file: { name: string; bytes: string | Buffer<ArrayBuffer> },
): Promise<() => Promise<CatalogueImport>> {
  const headers = { authorization: `Bearer ${await signInAdmin(url, ADMIN)}` };
  const call = async <Body>(init: RequestInit): Promise<Body> => {
    const response = await fetch(`${url}/backend/outfit/admin/import`, { headers, ...init });
    if (!response.ok) throw new Error(`The import failed: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const body = new FormData();
  body.set("file", new Blob([file.bytes]), file.name);
  await call({ method: "POST", body });
  return async () => (await call<{ import: CatalogueImport }>({})).import;
}
