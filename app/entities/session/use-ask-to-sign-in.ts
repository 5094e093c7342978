import { useNavigate } from "react-router";
import { showToast } from "#app/ui/toast.tsx";
import { TOAST_MS } from "#contract/limits.ts";

/** Tells a visitor what needs an account, with a button that leads to the sign-in screen. */
export function useAskToSignIn(): (message: string) => void {
  const navigate = useNavigate();
  const action = { label: "Sign In", onClick: () => void navigate("/sign-in") };
  return (message) => void showToast("error", message, TOAST_MS, action);
}
