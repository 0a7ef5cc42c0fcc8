/**
 * The seam between a running game and the machine that shows it. The game fills a {@link
 * org.bowsprit.render.Frame}; a {@link org.bowsprit.render.Renderer}, opened through its {@link
 * org.bowsprit.render.RendererProvider}, shows it and hands back {@link
 * org.bowsprit.render.RenderEvent}s. Palette indices stay indices up to this point: the renderer is
 * the first to look a colour up.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.render;

import org.apiguardian.api.API;
