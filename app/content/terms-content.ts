import { BESPOKE_HOURS, BESPOKE_OPEN_RETENTION_DAYS } from "#contract/limits.ts";
import type { LegalText } from "./legal-document.ts";

/** The terms of service, for the shop's owner to have reviewed and to complete with the company's details. */
export const termsText = (shop: string): LegalText => ({
  title: "Terms of Service",
  since: "20 November 2026",
  lead: `Our rules, kept as short as we could. By using ${shop} you accept them; if you do not agree, please do not use it.`,
  sections: [
    {
      title: `What ${shop} is, and is not`,
      blocks: [
        `${shop} shows complete outfits and where to buy each piece. We neither make nor sell any of the pieces, hold no stock and take no payment. When you follow a link and buy something, your contract is with that shop alone: its prices, delivery, returns, warranty and invoices apply.`,
        `Your cart on ${shop} is a list of looks you have saved. Adding an outfit to it does not reserve or order anything.`,
      ],
    },
    {
      title: "Prices and descriptions",
      blocks: [
        "Prices are in Indian rupees and were correct when the look was put together. Prices, colours, sizes and stock can change without our knowledge; what the shop's own page says when you buy is what counts. If you find a mistake, please tell us and we will correct it.",
      ],
    },
    {
      title: "Affiliate links and paid places",
      blocks: [
        "Links to shops may be affiliate links: if you buy through one, the shop may pay us a commission. You pay no more for it.",
        "Looks marked “Sponsored” or “Promoted” are featured because a brand has paid for it. The label is shown wherever such a look appears. Ratings, likes and comments cannot be bought, and neither can their removal.",
      ],
    },
    {
      title: "Your account",
      blocks: [
        [
          `You are at least 18 years old, or use ${shop} under the supervision of a parent or guardian who accepts these terms for you.`,
          "You give your real email address, keep your password secret, and are responsible for what happens in your account until you tell us that someone else has access to it.",
          "You may delete your account on your profile at any time. We may suspend or delete an account that breaks these terms, and we will tell you why unless the law forbids it.",
        ],
      ],
    },
    {
      title: "What you write and send",
      blocks: [
        `Comments, replies, descriptions and pictures remain yours. You allow us, free of charge and for as long as they are on ${shop}, to store, show and format them for the purpose you sent them for. A bespoke request is seen only by the people who style it.`,
        "Under rule 3(1)(b) of the Intermediary Guidelines Rules, 2021, you must not host, display, upload, publish or share anything that",
        [
          "belongs to someone else and that you have no right to use;",
          "is obscene, pornographic, paedophilic or invades another's privacy or body;",
          "insults or harasses on the basis of gender, or is racially or ethnically objectionable;",
          "promotes enmity between groups, or encourages violence, gambling or money laundering;",
          "is harmful to a child, or infringes a patent, trademark, copyright or other right;",
          "is misleading about its origin, is known to you to be false, or impersonates another person;",
          "threatens the unity, integrity, defence, security or sovereignty of India, its friendly relations or public order, or breaks any law in force;",
          "contains harmful software, or advertises without our permission.",
        ],
        "We remove anything that breaks these rules. We keep no copy of removed comments beyond what an investigation requires.",
      ],
    },
    {
      title: "Bespoke looks",
      blocks: [
        `A bespoke look is free advice, put together by a person. We promise to send it within ${BESPOKE_HOURS} hours of your request. If we miss that, your request stays open until we answer it, for ${BESPOKE_OPEN_RETENTION_DAYS} days at most, and you owe us nothing. Please send only pictures that you are allowed to share, and none of other people without their consent.`,
      ],
    },
    {
      title: "Our work",
      blocks: [
        `The looks, pictures, texts, name and design of ${shop} belong to us or to our licensors. You may share links and pictures of looks with friends and on social networks as long as you credit ${shop}. Automated copying of the catalogue, in whole or in large part, needs our written consent. Brand names belong to their owners.`,
      ],
    },
    {
      title: "Our liability",
      blocks: [
        "We take care with what we publish, but we cannot promise that it is always complete, correct or available. We are not liable for the products, the conduct or the websites of the shops we link to. Nothing in these terms limits liability that the law does not allow to be limited, nor your rights as a consumer under the Consumer Protection Act, 2019.",
      ],
    },
    {
      title: "Law, disputes and changes",
      blocks: [
        "The laws of India apply. Please write to our grievance officer first; most matters can be settled that way. Otherwise, the competent courts and consumer commissions decide.",
        "We may change these terms for good reason. We publish the new text here with its date. If a change is to your disadvantage and you have an account, we will email you before it applies. If one clause is invalid, the others remain in force.",
      ],
    },
    {
      title: "Grievance officer",
      blocks: [
        "You can send complaints about content, looks or these terms to our grievance officer, as provided by the Intermediary Guidelines Rules, 2021 and the Consumer Protection (E-Commerce) Rules, 2020. We acknowledge every complaint within 24 hours and resolve it within 15 days.",
      ],
    },
  ],
});
