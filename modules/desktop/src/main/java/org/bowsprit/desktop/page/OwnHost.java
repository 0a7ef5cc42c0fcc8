package org.bowsprit.desktop.page;

/**
 * A server that only this machine can reach, with the names that browsers use for it. A request
 * with another name comes from a page of another site. The name of that site was made to resolve to
 * this machine, so that its page can read the contents.
 *
 * @param port the port of the server
 */
public record OwnHost(int port) {

  private static final String ADDRESS = "127.0.0.1";

  /** Returns the address of the server, with a slash at the end. */
  public String address() {
    return "http://" + ADDRESS + ":" + port + "/";
  }

  /**
   * Returns whether a request is addressed to the server.
   *
   * @param host the {@code Host} header of the request; null if there is none
   */
  public boolean isNamedBy(String host) {
    return (ADDRESS + ":" + port).equals(host) || ("localhost:" + port).equals(host);
  }
}
