import type { ProviderPerson } from "./identity-provider.ts";

/** Those whom the account chooser of the local identity provider offers, in development and in browser tests. */
export const LOCAL_PEOPLE: ProviderPerson[] = [
  {
    sub: "local-meera",
    name: "Meera Iyer",
    email: "meera@people.example",
    email_verified: true,
    picture: "https://pictures.people.example/meera.jpg",
  },
  { sub: "local-dev", name: "Dev Malhotra", email: "dev@people.example", email_verified: true },
  { sub: "local-unverified", name: "Nobody Yet", email: "nobody@people.example", email_verified: false },
];

/** Whom complaints go to in the shop of the browser tests. */
export const GRIEVANCE = { name: "Kavita D’Souza", email: "care@shop.example" };
