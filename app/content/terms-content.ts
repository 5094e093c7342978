import { BESPOKE_HOURS, BESPOKE_OPEN_RETENTION_DAYS } from "#contract/limits.ts";
import type { LegalText } from "./legal-document.ts";

/** The terms of service; an owner has them checked and adds their firm's particulars. */
export const TERMS: LegalText = {
  title: "Terms of Service",
  since: "20 November 2026",
  lead: "The rules of the house, as short as we could make them. By using Ensemble you accept them; if you do not, please do not use it.",
  sections: [
    {
      id: "what-ensemble-is",
      title: "What Ensemble is, and is not",
      blocks: [
        "Ensemble shows complete outfits and says where their pieces can be bought. We are neither the seller nor the maker of any piece, hold no stock and take no payment. When you follow a link and buy, your contract is with that shop alone: its prices, delivery, returns, warranty and invoices apply.",
        "The cart on Ensemble is a list of looks that you are keeping. Putting an outfit into it reserves nothing and orders nothing.",
      ],
    },
    {
      id: "prices",
      title: "Prices and descriptions",
      blocks: [
        "Prices are in Indian rupees and are those the shop asked when the look was put together. Prices, colours, sizes and stock change without our knowledge; what the shop's own page says when you buy is what counts. If you find a mistake, tell us and we correct it.",
      ],
    },
    {
      id: "advertising",
      title: "Affiliate links and paid places",
      blocks: [
        "Links to shops may be affiliate links: if you buy through one, the shop may pay us a commission. You pay no more for it.",
        "Looks marked “Sponsored” or “Promoted” stand where they do because somebody has paid. The label is shown wherever such a look appears. Nobody can buy a rating, a like, a comment or the removal of one.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        [
          "You are at least 18 years old, or use Ensemble under the supervision of a parent or guardian who accepts these terms for you.",
          "You tell the truth about your e-mail address, keep your password to yourself, and are answerable for what is done with your account until you tell us that it is in other hands.",
          "You may delete your account on your profile at any time. We may suspend or delete one that breaks these terms, and say why unless the law forbids it.",
        ],
      ],
    },
    {
      id: "conduct",
      title: "What you write and send",
      blocks: [
        "Comments, replies, descriptions and pictures remain yours. You allow us, free of charge and for as long as they are on Ensemble, to store, show and format them for the purpose you sent them for. A bespoke request is shown to nobody but those who style it.",
        "As rule 3(1)(b) of the Intermediary Guidelines Rules, 2021 asks of every site, you do not host, display, upload, publish or share anything that",
        [
          "belongs to somebody else and to which you have no right;",
          "is obscene, pornographic, paedophilic or invades another's privacy or body;",
          "insults or harasses on the basis of gender, or is racially or ethnically objectionable;",
          "promotes enmity between groups, or encourages violence, gambling or money laundering;",
          "is harmful to a child, or infringes a patent, trademark, copyright or other right;",
          "deceives about its origin, spreads what you know to be false, or impersonates another person;",
          "threatens the unity, integrity, defence, security or sovereignty of India, its friendly relations or public order, or breaks any law in force;",
          "contains software meant to harm, or advertises without our leave.",
        ],
        "What breaks these rules is removed. We keep no copy of removed comments beyond what an investigation requires.",
      ],
    },
    {
      id: "bespoke",
      title: "Bespoke looks",
      blocks: [
        `A bespoke look is advice, free of charge, put together by a person. We promise to send it within ${BESPOKE_HOURS} hours of your request; should we fail, the request stays open until it is answered, for ${BESPOKE_OPEN_RETENTION_DAYS} days at most, and you owe nothing. Send only pictures that you may share, and none of other people without their consent.`,
      ],
    },
    {
      id: "property",
      title: "Our work",
      blocks: [
        "The composition of the looks, the pictures, texts, name and design of Ensemble belong to us or to those who licensed them to us. You may share links and pictures of looks with friends and on social networks as long as it is visible where they come from. Copying the catalogue by machine, in whole or in large part, needs our written consent. Brand names belong to their owners.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        "We put care into what stands here but cannot promise that it is always complete, correct or available. We are not liable for the goods, the conduct or the sites of the shops we link to. Nothing in these terms limits liability that the law does not allow to be limited, nor your rights as a consumer under the Consumer Protection Act, 2019.",
      ],
    },
    {
      id: "law",
      title: "Law, disputes and changes",
      blocks: [
        "The laws of India apply. Please write to the grievance officer first; most things are settled there. Otherwise the courts and consumer commissions that the law makes competent decide.",
        "We may change these terms for good reason. The new text stands here with its date; if a change is to your disadvantage, holders of an account hear of it by e-mail before it applies. If one clause should be invalid, the others stay in force.",
      ],
    },
    {
      id: "grievance",
      title: "Grievance officer",
      blocks: [
        "Complaints about content, looks or these terms go to our grievance officer, as the Intermediary Guidelines Rules, 2021 and the Consumer Protection (E-Commerce) Rules, 2020 provide. Receipt is confirmed within 24 hours, and the complaint is settled within 15 days.",
      ],
      namesGrievanceOfficer: true,
    },
  ],
};
