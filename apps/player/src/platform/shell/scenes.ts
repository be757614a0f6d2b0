/** The drawn scenes of empty and broken states. */
export const scenes = {
  games: "/art/scenes/empty-games.avif",
  inbox: "/art/scenes/empty-inbox.avif",
  records: "/art/scenes/empty-records.avif",
  error: "/art/scenes/error.avif",
  lost: "/art/scenes/not-found.avif",
  offline: "/art/scenes/offline.avif",
} as const;

/** Asked for while there is a network, so that it is there when there is none. */
export function preloadOfflineScene(): void {
  setTimeout(() => {
    new Image().src = scenes.offline;
  }, 15_000);
}
