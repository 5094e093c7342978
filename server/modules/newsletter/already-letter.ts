import { composeLetter, type Letter, type LetterSettings } from "#server/modules/mail/letter.ts";
import { button, paragraph, smallPrint } from "#server/modules/mail/letter-blocks.ts";
import { unsubscribePage } from "./unsubscribe-headers.ts";

/** Tells a subscriber who asks again, and nobody else, that they have been on the list all along. */
export function alreadyLetter(settings: LetterSettings, unsubscribeSecret: string): Letter {
  const { publicUrl } = settings;
  return composeLetter(settings, {
    subject: "You are already with us",
    title: "You are already with us",
    preview: "There is nothing left to do.",
    blocks: [
      paragraph(
        "This address was entered on our site again. It is on the list already, so there is nothing left to do: your letter comes every week.",
      ),
      button("Browse the looks", `${publicUrl}/outfit`),
      smallPrint("Would you rather go?", {
        label: "Leave the list",
        url: unsubscribePage(publicUrl, unsubscribeSecret),
      }),
    ],
    why: "You get this message because this address was entered on our site.",
  });
}
