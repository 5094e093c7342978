import { queryOptions } from "@tanstack/react-query";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { Demo, RemovedDemo } from "#contract/shop/demo.ts";

const PATH = "/dashboard/admin/demo";

export const demoQuery = queryOptions({
  queryKey: ["admin-demo"],
  meta: { personal: true, failureMessage: "What of the demo there is could not be loaded" },
  queryFn: ({ signal }) => browserApi<Demo>({ path: PATH, signal }),
  staleTime: 0,
});

/** Makes a backup before. */
export function removeDemo(shopName: string): Promise<RemovedDemo> {
  return inFreshSession(() =>
    browserApi<RemovedDemo>({ method: "POST", path: `${PATH}/remove`, body: { shopName } }),
  );
}
