import { redirect } from "react-router";

/** An alternative URL of the listing; the query is passed on. */
export function loader({ request }: { request: Request }) {
  return redirect(`/outfit${new URL(request.url).search}`, 301);
}

export function clientLoader({ request }: { request: Request }) {
  return redirect(`/outfit${new URL(request.url).search}`);
}
