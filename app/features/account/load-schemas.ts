import { logFailure } from "#app/lib/log.ts";

export type AccountSchemas = typeof import("#app/features/account/account-schemas.ts");

/** Loads the schemas. A failure is logged and rejects. */
export async function loadSchemas(): Promise<AccountSchemas> {
  try {
    return await import("#app/features/account/account-schemas.ts");
  } catch (error) {
    logFailure("Loading the form's validation failed", error);
    throw error;
  }
}

/** Loads the schemas before the form is sent. A failure shows when it is. */
export function preloadSchemas(): void {
  loadSchemas().catch(() => undefined);
}
