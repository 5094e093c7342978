import { useEffect, useState } from "react";

/** Whether the browser can use passkeys; true on the server and until hydration, because nearly all can. */
export function usePasskeySupport(): boolean {
  const [isSupported, setSupported] = useState(true);
  useEffect(() => setSupported(typeof window.PublicKeyCredential === "function"), []);
  return isSupported;
}
