import { OfflinePage } from "#app/features/shell/offline-page.tsx";

export default function Offline() {
  return <OfflinePage />;
}
