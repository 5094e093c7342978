/** The invented labels that the demo's items come from. */
import type { DemoItem } from "#demo/catalogue/types.ts";

/** Label → host. All hosts are under `.example`, which RFC 2606 reserves, so no link leads to a real shop. */
export const SOURCE_HOSTS = {
  "Rangoli House": "www.rangoli-house.example",
  "Marudhar Looms": "www.marudharlooms.example",
  "Zariwala Atelier": "www.zariwala-atelier.example",
  "Kesar & Kin": "www.kesarandkin.example",
  "Gulmohar Lane": "www.gulmoharlane.example",
  "Indigo Verandah": "shop.indigoverandah.example",
  "Tamarind Cotton Co.": "www.tamarindcotton.example",
  "Banjara Trunk": "www.banjaratrunk.example",
  "Saanjh Studio": "www.saanjhstudio.example",
  "Raat Rani": "www.raatrani.example",
  "Safa & Sehra": "www.safaandsehra.example",
  "Savile Gully": "www.savilegully.example",
  "Motif & Mercer": "www.motifandmercer.example",
  "Harrow Vale": "in.harrowvale.example",
  Northfold: "www.northfold.example",
  "Maison Lerique": "in.maisonlerique.example",
  "Atelier Novello": "www.ateliernovello.example",
  "Kasuri Denim Works": "www.kasuridenim.example",
  "Everyday Dukaan": "www.everydaydukaan.example",
  "Neon Chai": "www.neonchai.example",
  "Bassline Bazaar": "www.basslinebazaar.example",
  "Pulse Foundry": "store.pulsefoundry.example",
  "Akhada Athletics": "www.akhada-athletics.example",
  "Fjellmark Outdoor": "in.fjellmark.example",
  "Sahyadri Trail Co.": "www.sahyadritrail.example",
  "Koa Bay Swim": "www.koabayswim.example",
  "Little Jamun": "www.littlejamun.example",
  "Chotu & Chutki": "www.chotuandchutki.example",
  "Paper Boat Pocket": "www.paperboatpocket.example",
  "Nau Mahine": "www.naumahine.example",
  "Second Heartbeat": "www.secondheartbeat.example",
  "Pashm & Pheran": "www.pashmandpheran.example",
  "Jutti Junction": "www.juttijunction.example",
  "Sole Sutra": "www.solesutra.example",
  "Cobbler & Clay": "www.cobblerandclay.example",
  "Potli Post": "www.potlipost.example",
  "Jhola & Daughters": "www.jholaanddaughters.example",
  "Hoop & Heera": "www.hoopandheera.example",
  "Chaand Silver": "www.chaandsilver.example",
  "Ghadi Works": "www.ghadiworks.example",
  "Dhoop Optics": "www.dhoopoptics.example",
} as const;

/** A label of the demo. */
export type SourceName = keyof typeof SOURCE_HOSTS;

/** Lower-case ASCII words joined by hyphens, as shops write them in addresses. */
function slug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Five digits that depend on the text alone (FNV-1a), because a link must survive any reordering. */
function productNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return 10_000 + (hash % 90_000);
}

/** An item whose link follows from its label and name; the same name under the same label is the same product. */
export function item(sourceName: SourceName, itemName: string, itemPrice: number): DemoItem {
  const number = productNumber(`${sourceName}/${itemName}`);
  return {
    sourceName,
    itemName,
    itemPrice,
    itemLink: `https://${SOURCE_HOSTS[sourceName]}/p/${slug(itemName)}-${number}`,
  };
}
