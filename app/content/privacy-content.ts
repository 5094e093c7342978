import { BESPOKE_ANSWERED_RETENTION_DAYS, BESPOKE_OPEN_RETENTION_DAYS } from "#contract/limits.ts";
import type { LegalText } from "./legal-document.ts";

/** The privacy policy. It tells what this software keeps; an owner adds what else happens in their house. */
export const PRIVACY: LegalText = {
  title: "Privacy Policy",
  since: "20 November 2026",
  lead: "We sell outfits, not people. This page says what Ensemble knows about you, why, for how long, and how you have it changed or deleted.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        "The operator of this shop is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 (“DPDP Act”) for everything described here. Its grievance officer, named at the end of this page, answers every question about your data.",
        "You can look around without telling us who you are: browsing, searching, zooming and the chat bot need no account.",
      ],
    },
    {
      id: "what",
      title: "What we keep, and why",
      blocks: [
        "Only what the service you asked for needs:",
        [
          "Your account: username, e-mail address and password, and, if you add them, full name and gender. The password is stored as an Argon2id hash, from which nobody, we included, can read it back.",
          "If you sign in with an identity provider: your name, e-mail address, the address of your picture, and the number under which the provider knows you. We never see your password there.",
          "Your sessions: when they began and when they end, and a hash of the secret that proves them.",
          "What you do with looks: your likes and dislikes, comments and replies, and your cart. Comments and replies are public and carry your name.",
          "A bespoke request: your description, the inspiration picture if you add one, and the e-mail address to deliver to. The picture is redrawn when it arrives, so the place and camera recorded in the file are gone.",
          "The newsletter: your e-mail address, that you confirmed it, and when.",
          "E-mails to you while they wait to be sent. Once sent, their content and your address are deleted from the outbox.",
        ],
        "We process account, cart, comments, requests and letters because you ask for them and consent by doing so (section 6 of the DPDP Act), and what follows under “Security” because a shop must be kept working and safe.",
      ],
    },
    {
      id: "security",
      title: "Security and counting views",
      blocks: [
        "To count a visit once, your network address and your browser's name are turned into a keyed hash which stays in the server's memory for about half an hour. It is never written down and cannot be turned back.",
        "To keep robots and password guessers out, the server counts calls per network address, in memory, for at most an hour. Its log notes technical events and errors. Passwords, session secrets and the content of e-mails are never part of it.",
        "All traffic to a published shop runs over an encrypted connection, and passwords and sessions are stored as hashes only. If a breach should touch your data, we tell you and the Data Protection Board of India without delay, as the law requires.",
      ],
    },
    {
      id: "browser",
      title: "What stays in your browser",
      blocks: [
        "No advertising cookies, no tracking pixels, no analytics of third parties. What there is:",
        [
          "Local storage “root” and “token”: who is signed in, until when, and the secret of the session. Emptied when you sign out.",
          "Local storage of your choice between grid and list on the listing, and of a random number by which your open tabs notice that the cart has changed.",
          "Session storage, until you close the tab: which pieces of your cart you have opened in their shops.",
          "One cookie with a second secret of your session, which scripts cannot read and which serves only to check whether you are still signed in and to sign you out. While you sign in with an identity provider there is another one, for some minutes, by which we know that it is you who returns.",
        ],
        "The chat bot runs in your browser alone. What you type there is sent to nobody and forgotten when you leave the page.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      blocks: [
        [
          "Account, reactions and cart: until you delete the account. Deletion takes effect at once; your comments stay without your name, as “Anonymous”.",
          "Sessions: seven days unless you sign out before, or for the time the operator has set instead.",
          "Newsletter addresses that were never confirmed: 30 days. After you unsubscribe, your address is forgotten at once.",
          "E-mails that cannot be delivered: three days of trying. They are deleted 30 days after they were written, so that the operator can send them once what kept them is mended.",
          `Bespoke requests: ${BESPOKE_ANSWERED_RETENTION_DAYS} days after your look was delivered, so that questions about it can be answered; one that was never answered, ${BESPOKE_OPEN_RETENTION_DAYS} days after it came. Then description, address, answer and picture are deleted. Those made while you were signed in are deleted with your account, if that is earlier. Ask, and we delete yours at once.`,
          "Records that tell two copies of the same order apart: one day.",
        ],
        "Backups and logs of the operator's hosting may hold copies for some weeks longer, after which they are overwritten. Where a law obliges us to keep something, we keep exactly that, for as long as it says.",
      ],
    },
    {
      id: "with-whom",
      title: "Who else sees it",
      blocks: [
        "We do not sell or rent personal data. Those who run our servers and deliver our e-mail process it on our behalf and on our instructions. An authority receives what a valid order obliges us to hand over.",
        "When you follow a link to a shop you leave Ensemble. That shop sees that you came from here, and its own policy applies. Some of these links are affiliate links; we learn that a purchase was made through us, never by whom.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "Under the DPDP Act you may, at any time and free of charge:",
        [
          "ask for a summary of your personal data, what we do with it and who has received it (section 11);",
          "have it corrected, completed, updated or erased (section 12); most of it you can change or delete yourself on your profile;",
          "withdraw your consent as easily as you gave it: delete the account, unsubscribe with one click, or write to us; what was lawful before stays so;",
          "have a grievance answered (section 13), and, if our answer does not satisfy you, complain to the Data Protection Board of India;",
          "nominate somebody to exercise these rights should you die or become unable to (section 14).",
        ],
        "So that nobody else can use your rights, please write from the e-mail address of your account.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "Our looks for kids are bought by grown-ups. Accounts, requests and letters are for people of 18 years or more; we do not knowingly process the data of a child without the verifiable consent of a parent or guardian, do not track children and show them no targeted advertising. If you find that a child has given us data, tell us and we delete it.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When this policy changes, the new text stands here with its date. If a change concerns what you have consented to, we ask you again.",
      ],
    },
    {
      id: "grievance",
      title: "Grievance officer",
      blocks: [
        "Under the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 and the DPDP Act, complaints about content or about your data go to our grievance officer. Receipt is confirmed within 24 hours, and the complaint is settled within 15 days.",
      ],
      namesGrievanceOfficer: true,
    },
  ],
};
