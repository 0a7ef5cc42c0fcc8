/**
 * The interface between a running game and its display. The game fills a {@link
 * org.bowsprit.render.Frame}; a {@link org.bowsprit.render.Renderer}, opened through its {@link
 * org.bowsprit.render.RendererProvider}, shows it and returns {@link
 * org.bowsprit.render.RenderEvent}s. Frames contain palette indices; the renderer looks up the
 * colours.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.render;

import org.apiguardian.api.API;
