package org.bowsprit.plugin.host;

import java.util.function.Function;

/**
 * A kind of thing that can be plugged in.
 *
 * @param <P> the provider interface
 * @param name what people call one: "router"
 * @param type the provider interface, which a plugin's extension class implements
 * @param id how to ask a provider for the id that picks it on the command line
 * @param title how to ask a provider for the name that people see
 */
public record ExtensionKind<P>(
    String name, Class<P> type, Function<P, String> id, Function<P, String> title) {}
