package org.bowsprit.plugin.host;

import java.util.function.UnaryOperator;
import org.bowsprit.service.ServiceProvider;

/**
 * A kind of service that can be plugged in.
 *
 * @param <P> the provider interface
 * @param name what people call a service of the kind: "router"
 * @param type the provider interface, which a plugin's extension class implements
 * @param isolation puts a plugin's provider where it cannot stop a game; what is built in needs
 *     none
 */
public record ExtensionKind<P extends ServiceProvider>(
    String name, Class<P> type, UnaryOperator<P> isolation) {}
