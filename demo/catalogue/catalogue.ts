/** The content of the demo shop. */
import { comments } from "#demo/catalogue/comments/comments.ts";
import { birthday } from "#demo/catalogue/outfits/birthday.ts";
import { casual } from "#demo/catalogue/outfits/casual.ts";
import { concertAndMusicFestival } from "#demo/catalogue/outfits/concert-and-music-festival.ts";
import { couple } from "#demo/catalogue/outfits/couple.ts";
import { date } from "#demo/catalogue/outfits/date.ts";
import { dinner } from "#demo/catalogue/outfits/dinner.ts";
import { festival } from "#demo/catalogue/outfits/festival.ts";
import { formal } from "#demo/catalogue/outfits/formal.ts";
import { jobInterview } from "#demo/catalogue/outfits/job-interview.ts";
import { maternity } from "#demo/catalogue/outfits/maternity.ts";
import { outdoorAdventure } from "#demo/catalogue/outfits/outdoor-adventure.ts";
import { party } from "#demo/catalogue/outfits/party.ts";
import { promAndGraduation } from "#demo/catalogue/outfits/prom-and-graduation.ts";
import { summerBeachwear } from "#demo/catalogue/outfits/summer-beachwear.ts";
import { traditional } from "#demo/catalogue/outfits/traditional.ts";
import { tripTravel } from "#demo/catalogue/outfits/trip-travel.ts";
import { vacation } from "#demo/catalogue/outfits/vacation.ts";
import { wedding } from "#demo/catalogue/outfits/wedding.ts";
import { winter } from "#demo/catalogue/outfits/winter.ts";
import { workout } from "#demo/catalogue/outfits/workout.ts";
import { reactionsTo } from "#demo/catalogue/reactions.ts";
import type { DemoCatalogue, DemoOutfit } from "#demo/catalogue/types.ts";
import { users } from "#demo/catalogue/users.ts";

const outfits: DemoOutfit[] = [
  ...couple,
  ...wedding,
  ...traditional,
  ...party,
  ...tripTravel,
  ...dinner,
  ...date,
  ...birthday,
  ...formal,
  ...casual,
  ...festival,
  ...workout,
  ...maternity,
  ...promAndGraduation,
  ...vacation,
  ...winter,
  ...summerBeachwear,
  ...concertAndMusicFestival,
  ...outdoorAdventure,
  ...jobInterview,
];

/** The demo shop; a fresh copy each time, so that no caller can spoil another's. */
export function demoCatalogue(): DemoCatalogue {
  return structuredClone({ outfits, users, comments, reactions: reactionsTo(outfits, users) });
}
