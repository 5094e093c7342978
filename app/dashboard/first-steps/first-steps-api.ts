import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { FirstSteps, TestMail } from "#contract/shop/first-steps.ts";

const PATH = "/dashboard/admin/first-steps";

export const firstStepsQuery = queryOptions({
  queryKey: ["admin-first-steps"],
  meta: { personal: true, failureMessage: "The first steps could not be loaded" },
  queryFn: ({ signal }) => browserApi<FirstSteps>({ path: PATH, signal }),
  // The steps are done elsewhere: in the settings, and on the server.
  staleTime: 0,
});

export function hideFirstSteps(isHidden: boolean): Promise<FirstSteps> {
  return browserApi({ method: "PUT", path: PATH, body: { isHidden } });
}

export function sendTestMail(): Promise<TestMail> {
  return browserApi({ method: "POST", path: `${PATH}/test-mail` });
}
