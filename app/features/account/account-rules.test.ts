import { expect, it } from "vitest";
import { ACCOUNT_MESSAGES as messages } from "#contract/messages/account.ts";
import { checkSignIn, checkSignUp } from "./account-rules.ts";

it("lets through what the server would take, trimmed", () => {
  expect(checkSignIn({ email: " Asha@People.example ", password: " Marigold-7 " })).toEqual({
    input: { email: "asha@people.example", password: "Marigold-7" },
  });
});

it("says of each field the first thing that is wrong with it", () => {
  const wrong = checkSignUp({ username: "x".repeat(51), email: "  ", password: "x".repeat(129) });

  expect(wrong).toEqual({
    wrong: {
      username: messages.usernameTooLong,
      email: messages.signUpIncomplete,
      password: messages.passwordTooLong,
    },
  });
  expect(checkSignUp({})).toEqual({
    wrong: {
      username: messages.signUpIncomplete,
      email: messages.signUpIncomplete,
      password: messages.signUpIncomplete,
    },
  });
});
