import { OfflinePage } from "#app/features/shell/components/offline-page.tsx";

export default function Offline() {
  return <OfflinePage />;
}
