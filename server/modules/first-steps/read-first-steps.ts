import { isIP } from "node:net";
import type { FirstStep, FirstSteps } from "#contract/shop/first-steps.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import type { Config } from "#server/config/config.ts";
import { isOnThisMachine } from "#server/config/setting-schema.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { readMilestones } from "./milestone-repository.ts";

export interface FirstStepsShop {
  config: Pick<Config, "mail" | "publicUrl">;
  settings: () => Readonly<ShopSettings>;
  hasDemo: () => Promise<boolean>;
}

export async function readFirstSteps(
  database: Database,
  { config: { mail, publicUrl }, settings, hasDemo }: FirstStepsShop,
): Promise<FirstSteps> {
  const [isDemo, hasCatalogue, milestones] = await Promise.all([
    hasDemo(),
    hasOutfitsOrPieces(database),
    readMilestones(database),
  ]);
  const { identity, pictures, contact, grievance } = settings();
  const hasMailServer = mail.smtpUrl !== undefined;
  const isDone: Record<FirstStep, boolean> = {
    identity: identity !== null && pictures.logo !== null,
    catalogue: hasCatalogue,
    contact: contact !== null && grievance !== null,
    mail: hasMailServer && milestones.has("testMailSent"),
    address: isPublicAddress(publicUrl),
    backup: milestones.has("backedUp"),
  };
  return {
    isShown: !isDemo && !milestones.has("firstStepsHidden"),
    done: (Object.keys(isDone) as FirstStep[]).filter((step) => isDone[step]),
    hasMailServer,
    publicUrl,
    lastBackupAt: milestones.get("backedUp")?.toISOString() ?? null,
  };
}

/** Whether the address has a name, and certificates for it. */
function isPublicAddress(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" && !isOnThisMachine(publicUrl) && !isIP(hostname.replace(/^\[|\]$/g, ""));
}

async function hasOutfitsOrPieces(database: Database): Promise<boolean> {
  const [[outfit], [piece]] = await Promise.all([
    database.select({ id: outfits.id }).from(outfits).limit(1),
    database.select({ id: pieces.id }).from(pieces).limit(1),
  ]);
  return outfit !== undefined || piece !== undefined;
}
