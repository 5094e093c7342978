import { BESPOKE_ANSWERED_RETENTION_DAYS, BESPOKE_OPEN_RETENTION_DAYS } from "#contract/limits.ts";
import type { LegalText } from "./legal-document.ts";

/** The privacy policy. It describes what this software stores; the shop's owner adds any other processing. */
export const privacyText = (shop: string): LegalText => ({
  title: "Privacy Policy",
  since: "20 November 2026",
  lead: `This page explains what ${shop} knows about you, why we need it, how long we keep it, and how to have it changed or deleted.`,
  sections: [
    {
      title: "Who is responsible",
      blocks: [
        "The operator of this shop is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 (“DPDP Act”) for everything described here. The grievance officer named at the end of this page will answer any question about your data.",
        "You can look around without telling us who you are: you don't need an account to browse, search or use the chat bot.",
      ],
    },
    {
      title: "What we keep, and why",
      blocks: [
        "We keep only what we need for the services you use:",
        [
          "Your account: username, email address and password, and, if you add them, your full name and gender. The password is stored as an Argon2id hash, from which it cannot be recovered, even by us.",
          "If you sign in with an identity provider: your name, email address, the web address of your picture, and the provider's identifier for you. We never see your password with the provider.",
          "Your sessions: the kind of device, such as “Chrome on Android”, when each one began, was last used and ends, and a hash of its secret token.",
          "Passkeys, if you add them: their public keys, the names you give them, and when each was last used. Your fingerprint or face never leaves your device.",
          "What happened to your account lately, such as sign-ins, failed ones, and changes of password or email address, each with its time and the kind of device. We keep neither network addresses nor places with it.",
          "Your activity: likes and dislikes, comments and replies, and your cart. Comments and replies are public and show your name.",
          "The looks you save on your boards, and whether we may tell you by email when they get cheaper. To tell you only what is new, we remember the price that you last saw. A board that you share is public and shows your username.",
          "The stylists whom you follow, whose new looks we tell you by email. If we publish looks of yours, your username is shown beside them, with what you say about yourself on your page as a stylist. When you delete your account, you choose whether these looks stay without your name or go too.",
          "A bespoke request: your description, the inspiration picture if you add one, and the email address for the reply. We re-encode the picture when we receive it, which removes the location and camera details stored in the file.",
          "The newsletter: your email address, and whether and when you confirmed it.",
          "Emails to you while they wait to be sent. Once sent, their content and your address are deleted from the outbox.",
        ],
        "We process your account, cart, comments, requests and newsletter subscription with your consent, which you give by using these services (section 6 of the DPDP Act). We process the data described under “Security” to keep the shop working and safe.",
      ],
    },
    {
      title: "Security and counting views",
      blocks: [
        "To count each visit only once, we turn your network address and your browser's name into a keyed hash, which stays in the server's memory for about half an hour. The hash is never stored and cannot be reversed.",
        "We count for each day how often looks were seen, liked, saved, put into carts and commented on, links opened, accounts made and words searched for. These are numbers only, without who did it. We see words only if at least three people searched for them on one day. To tell that they are three, we store a fragment of a hash of network address and browser that fits thousands of people, and delete it and the key of the hash after the day.",
        "To know how fast the site is, your browser reports when you leave how long the first page took to appear and to respond, and what kind of page it was. The report contains nothing about you, and we keep only totals.",
        "To keep out bots and password guessing, the server counts requests per network address, in memory, for at most an hour. Its log records technical events and errors, but never passwords, session secrets or the content of emails.",
        "All traffic to a published shop is encrypted, and passwords and session secrets are stored only as hashes. If a breach affects your data, we will inform you and the Data Protection Board of India without delay, as the law requires.",
      ],
    },
    {
      title: "What stays in your browser",
      blocks: [
        "We use no advertising cookies, no tracking pixels and no third-party analytics. This is what your browser stores:",
        [
          "Local storage “root” and “token”: who is signed in, until when, and the secret token of the session. Both are cleared when you sign out.",
          "Local storage “recentLooks”: the last twelve looks you opened, shown to you on the home page and below other looks. They stay in this browser; “Clear” or signing out removes them.",
          "Local storage “recentSearches”: your last six searches, suggested in the search box until you clear them there.",
          "Local storage “boardCopies” and “savedLooks”: the boards of your own that you opened, so that you can read them without a connection, and whether you saved enough looks for a strip of them. Signing out removes them.",
          "Local storage for your choice of grid or list view, of a still background and of pictures without numbers, and for a random number that tells your other open tabs when the cart changes.",
          "Copies of the public pages and pictures that you opened, so that they open without a connection. They are removed when you sign out.",
          "Session storage, until you close the tab: which pieces in your cart you have already opened at their shops, how far you had scrolled, the comments and replies you typed and have not sent, and what you were about to do when we asked you to sign in.",
          "One cookie with a second secret of your session, which scripts cannot read. It is used only to check whether you are still signed in and to sign you out. While you sign in with an identity provider, a second cookie lets us recognise you when you return; it lasts a few minutes.",
        ],
        "The chat bot runs entirely in your browser. What you type there is not sent anywhere, and it is gone when you leave the page.",
      ],
    },
    {
      title: "How long we keep it",
      blocks: [
        [
          "Account, passkeys, reactions and cart: until you remove them or delete your account. Deletion takes effect immediately; your comments remain without your name, as “Anonymous”.",
          "Sessions: seven days, or the period set by the operator, unless you sign out earlier.",
          "What happened to your account: 180 days. What our administrators did with it: a year. Links in emails about your account, as a hash with the address they were sent to: a week after they expire. A new address that you do not confirm: a week.",
          "Newsletter addresses that were never confirmed: 30 days. When you unsubscribe, your address is deleted immediately.",
          "Emails that cannot be delivered: we try for three days. They are deleted 30 days after they were written, so that the operator can still send them once the problem is fixed.",
          `Bespoke requests: ${BESPOKE_ANSWERED_RETENTION_DAYS} days after your look was delivered, so that we can answer questions about it; one that was never answered, ${BESPOKE_OPEN_RETENTION_DAYS} days after it came. We then delete the description, address, answer and picture. Requests you made while signed in are deleted with your account, if that is earlier. You can also ask us to delete yours at any time.`,
          "Looks that you submit: until you delete them; 90 days after you last changed one that does not wait for review and was not published. They are deleted with your account; published looks remain without your name, unless you choose to remove them too.",
          "A board that you make in the studio: 90 days after it was last saved, unless you throw it away earlier or use it in a look. It is deleted with your account.",
          "Records that prevent the same action from being carried out twice: one day.",
          "That you opened the link of a piece: up to 90 minutes, so that it counts once. We keep only the count.",
          "Problems with a piece, a comment or a reply that you report: 90 days.",
        ],
        "Backups and logs of the operator's hosting may hold copies for a few weeks longer, until they are overwritten. Where the law requires us to keep certain data, we keep only that, and only for the required period.",
      ],
    },
    {
      title: "Who else sees it",
      blocks: [
        "We do not sell or rent personal data. The companies that host our servers and deliver our email process it on our behalf and on our instructions. We give authorities only what a valid order requires us to.",
        `When you follow a link to a shop, you leave ${shop}. The shop can see that you came from here, and its own privacy policy applies. Some of these links are affiliate links: we learn that a purchase was made through ${shop}, but not who made it.`,
      ],
    },
    {
      title: "Your rights",
      blocks: [
        "Under the DPDP Act you may, at any time and free of charge:",
        [
          "ask for a summary of your personal data, what we do with it and who has received it (section 11);",
          "have it corrected, completed, updated or erased (section 12); most of it you can change or delete yourself on your profile;",
          "take your data with you: “Download My Data” on your profile gives you everything we hold about you as one file;",
          "withdraw your consent as easily as you gave it: delete your account, unsubscribe with one click, or write to us (this does not affect what was lawful before);",
          "have a grievance answered (section 13) and, if you are not satisfied with our answer, complain to the Data Protection Board of India;",
          "nominate someone to exercise these rights if you die or are no longer able to (section 14).",
        ],
        "To protect your data, please write to us from the email address of your account.",
      ],
    },
    {
      title: "Children",
      blocks: [
        "Our looks for kids are meant for parents to buy. Accounts, bespoke requests and the newsletter are for people aged 18 or over. We do not knowingly process a child's data without the verifiable consent of a parent or guardian, and we never track children or show them targeted advertising. If you believe that a child has given us data, please tell us and we will delete it.",
      ],
    },
    {
      title: "Changes",
      blocks: [
        "When this policy changes, we publish the new text here with its date. If a change affects something you have consented to, we will ask you again.",
      ],
    },
    {
      title: "Grievance officer",
      blocks: [
        "Under the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 and the DPDP Act, you can send complaints about content or about your data to our grievance officer. We acknowledge every complaint within 24 hours and resolve it within 15 days.",
      ],
    },
  ],
});
