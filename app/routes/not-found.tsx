import { data } from "react-router";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";

/** Matches every path that no other route matches. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFound() {
  return <NotFoundPage />;
}
