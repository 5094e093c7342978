import { useEffect, useState } from "react";

/** Whether the browser can use passkeys; false on the server and until hydration. */
export function usePasskeySupport(): boolean {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported(typeof window.PublicKeyCredential === "function"), []);
  return isSupported;
}
