package org.bowsprit.render;

/**
 * Something that happened at a renderer: the player's {@link Input} for the game, or a {@link
 * HostEvent} for the program around it.
 *
 * @since 1.0
 */
public sealed interface RenderEvent permits Input, HostEvent {}
