import { loadCode } from "#app/loading/load-code.ts";

export type AccountSchemas = typeof import("#app/features/account/account-schemas.ts");

/** Loads the schemas. A failure rejects with a sentence for the form. */
export function loadSchemas(): Promise<AccountSchemas> {
  return loadCode(() => import("#app/features/account/account-schemas.ts"));
}

/** Loads the schemas before the form is sent. A failure shows when it is. */
export function preloadSchemas(): void {
  loadSchemas().catch(() => undefined);
}
