import { Outlet } from "react-router";
import { ScreenError } from "#app/features/shell/screen-error.tsx";
import type { Route } from "./+types/screens.ts";

/** Around every screen: a screen that fails is replaced within header and footer, which keep their state. */
export default function Screens() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
