import type { PieceKind } from "../kinds.ts";
import * as accessories from "./accessories.ts";
import * as bags from "./bags.ts";
import * as bottoms from "./bottoms.ts";
import * as draped from "./draped.ts";
import type { Drawing } from "./drawing.ts";
import * as dresses from "./dresses.ts";
import * as heelsAndBoots from "./heels-boots.ts";
import * as jackets from "./jackets.ts";
import * as jewellery from "./jewellery.ts";
import * as knits from "./knits.ts";
import * as kurtas from "./kurtas.ts";
import * as leatherShoes from "./leather-shoes.ts";
import * as onePieces from "./one-pieces.ts";
import * as sandals from "./sandals.ts";
import * as shirts from "./shirts.ts";
import * as sneakers from "./sneakers.ts";
import * as tailoring from "./tailoring.ts";
import * as tees from "./tees.ts";

/** How each kind of piece is drawn. */
export const drawings: Readonly<Record<PieceKind, Drawing>> = {
  tee: tees.tee, polo: tees.polo, shirt: shirts.shirt, top: tees.top, tank: tees.tank, tunic: kurtas.tunic, blouse: tees.blouse,
  sweater: knits.sweater, sweatshirt: knits.sweatshirt, hoodie: knits.hoodie, sportsBra: tees.sportsBra, bodysuit: tees.bodysuit,
  cardigan: knits.cardigan, shrug: jackets.shrug, jacket: jackets.jacket, denimJacket: jackets.denimJacket, puffer: jackets.puffer,
  leatherJacket: jackets.leatherJacket, blazer: tailoring.blazer, coat: tailoring.coat, nehruJacket: tailoring.nehruJacket,
  waistcoat: tailoring.waistcoat, cape: jackets.cape, suit: tailoring.suit, tracksuit: onePieces.tracksuit, nightSuit: dresses.nightSuit,
  kurta: kurtas.kurta, shortKurta: kurtas.shortKurta, anarkali: kurtas.anarkali, sherwani: kurtas.sherwani, dress: dresses.dress,
  bodycon: dresses.bodycon, shirtDress: shirts.shirtDress, gown: dresses.gown, saree: draped.saree, lehenga: draped.lehenga,
  jumpsuit: dresses.jumpsuit, playsuit: dresses.playsuit, dungarees: onePieces.dungarees, swimsuit: onePieces.swimsuit, bikini: onePieces.bikini,
  jeans: bottoms.jeans, trousers: bottoms.trousers, chinos: bottoms.chinos, joggers: bottoms.joggers, leggings: bottoms.leggings,
  churidar: bottoms.churidar, palazzos: bottoms.palazzos, salwar: bottoms.salwar, dhoti: bottoms.dhoti, capris: bottoms.capris,
  shorts: bottoms.shorts, skirt: draped.skirt, longSkirt: draped.longSkirt, dupatta: draped.dupatta, scarf: draped.scarf, shawl: draped.shawl,
  sneakers: sneakers.sneakers, runningShoes: sneakers.runningShoes, slipOns: sneakers.slipOns, derbys: leatherShoes.derbys,
  loafers: leatherShoes.loafers, flats: sandals.flats, ballerinas: leatherShoes.ballerinas, sandals: sandals.sandals,
  sportsSandals: sandals.sportsSandals, flipFlops: sandals.flipFlops, juttis: leatherShoes.juttis, heels: heelsAndBoots.heels,
  boots: heelsAndBoots.boots, handbag: bags.handbag, tote: bags.tote, slingBag: bags.slingBag, clutch: bags.clutch, potli: bags.potli,
  backpack: bags.backpack, wallet: bags.wallet, belt: accessories.belt, tie: accessories.tie, bowTie: accessories.bowTie,
  watch: accessories.watch, sunglasses: accessories.sunglasses, cap: accessories.cap, hat: accessories.hat, beanie: accessories.beanie,
  jhumkas: jewellery.jhumkas, earrings: jewellery.earrings, hoops: jewellery.hoops, studs: jewellery.studs, necklace: jewellery.necklace,
  pendant: jewellery.pendant, bangles: jewellery.bangles, bracelet: jewellery.bracelet, ring: jewellery.ring, tikka: jewellery.tikka,
  cufflinks: jewellery.cufflinks, socks: accessories.socks, gloves: accessories.gloves, brooch: jewellery.brooch,
};
