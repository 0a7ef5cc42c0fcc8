package org.bowsprit.plugin.host.description;

import java.util.function.UnaryOperator;
import org.bowsprit.service.ServiceProvider;

/**
 * A kind of service that plugins can provide.
 *
 * @param <P> the provider interface
 * @param name the name of such a service in messages, such as "router"
 * @param type the provider interface, which a plugin's extension class implements
 * @param isolation wraps the provider of a plugin so that it cannot stop a game; not applied to
 *     built-in providers
 */
public record ExtensionKind<P extends ServiceProvider>(
    String name, Class<P> type, UnaryOperator<P> isolation) {}
