import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#app/features/shell/error-page.tsx";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";

/** What is shown instead of a screen that failed. */
export function ScreenError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}
