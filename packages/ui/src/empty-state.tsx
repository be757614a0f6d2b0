import type { ReactNode } from "react";
import { Scene, type SceneName } from "./scene.tsx";

interface EmptyStateProps {
  scene: SceneName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** One drawn scene, one sentence, one next step. */
export function EmptyState({ scene, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-8 text-center">
      <Scene name={scene} className="mb-2 h-36 w-52" />
      <p className="text-base font-semibold">{title}</p>
      {text !== undefined && <p className="text-sm text-quiet">{text}</p>}
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
