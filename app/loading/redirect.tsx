import { useEffect } from "react";
import { useNavigate } from "react-router";
import { fetchScreenCode, isScreenCodeGone } from "#app/loading/screen-code.ts";
import { loadPart } from "#app/ui/page-status.tsx";

/**
 * Leads to another screen once its code has been fetched. During hydration nothing holds the router's own
 * redirects back yet, and it reloads the document when code is missing.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const url = new URL(to, location.origin);
    let isCurrent = true;
    const fetchCode = async () => {
      try {
        await fetchScreenCode(url);
      } catch (error) {
        if (!(await isScreenCodeGone(url))) throw error;
        location.replace(url);
        return false;
      }
      return true;
    };
    const lead = async () => {
      if ((await loadPart(fetchCode, lead)) && isCurrent) await navigate(to, { replace: true });
    };
    void lead();
    return () => {
      isCurrent = false;
    };
  }, [navigate, to]);
  return null;
}
