/** The administrator of the shop that browser tests visit. */
export const ADMIN = { email: "owner@ensemble.example", password: "Only-for-tests-1" };
