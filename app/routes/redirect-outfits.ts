import { redirect } from "react-router";

/** The second address of the listing; the query is kept. */
export function loader({ request }: { request: Request }) {
  return redirect(`/outfit${new URL(request.url).search}`, 301);
}

export function clientLoader({ request }: { request: Request }) {
  return redirect(`/outfit${new URL(request.url).search}`);
}
