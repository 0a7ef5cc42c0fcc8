package org.bowsprit.plugin.host;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.bowsprit.options.Option;

/**
 * A kind of thing that can be plugged in.
 *
 * @param <P> the provider interface
 * @param name what people call one: "router"
 * @param type the provider interface, which a plugin's extension class implements
 * @param id how to ask a provider for the id that picks it on the command line
 * @param title how to ask a provider for the name that people see
 * @param options how to ask a provider for the options it declares
 * @param isolation puts a plugin's provider where it cannot stop a game; what is built in needs
 *     none
 */
public record ExtensionKind<P>(
    String name,
    Class<P> type,
    Function<P, String> id,
    Function<P, String> title,
    Function<P, List<Option>> options,
    UnaryOperator<P> isolation) {}
