import type { ProviderPerson } from "./identity-provider.ts";

/** Accounts at the local identity provider, in development and in browser tests. */
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

/** The grievance officer of the browser tests' shop. */
export const GRIEVANCE = { name: "Kavita D’Souza", email: "care@shop.example" };
