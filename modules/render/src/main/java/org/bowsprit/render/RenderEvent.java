package org.bowsprit.render;

/**
 * An event of a renderer: the player's {@link Input} for the game, or a {@link HostEvent} for the
 * host program.
 *
 * @since 1.0
 */
public sealed interface RenderEvent permits Input, HostEvent {}
