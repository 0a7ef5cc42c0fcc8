package org.bowsprit.desktop.page;

/**
 * The host names of a server that only this machine can reach. A request for another host name
 * comes from a page of another site, which has made its name resolve to this machine in order to
 * read the contents.
 *
 * @param port the port of the server
 */
public record LocalHost(int port) {

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
  public boolean isAddressedBy(String host) {
    return (ADDRESS + ":" + port).equals(host) || ("localhost:" + port).equals(host);
  }
}
