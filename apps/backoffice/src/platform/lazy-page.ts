import { lazyRouteComponent } from "@tanstack/react-router";

/** A page whose code comes when it is opened: nobody loads the sections they never see. */
export const lazyPage: typeof lazyRouteComponent = lazyRouteComponent;
